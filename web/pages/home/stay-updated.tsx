import { SubscribeForm } from '../../parts/newsletter/subscribe-form.tsx'
import { words } from '../../parts/newsletter/words.ts'

/** §2 'Stay Updated'. The form works as the server drew it; the browser fetches this when somebody enters it. */
export function StayUpdated() {
  return (
    <section id="stay-updated" className="section section-sand" aria-labelledby="newsletter">
      <div className="wrap with-side with-side-half">
        <div className="stack">
          <h2 id="newsletter">{words.stayUpdated}</h2>
          <p>{words.lead}</p>
        </div>
        <SubscribeForm />
      </div>
    </section>
  )
}
