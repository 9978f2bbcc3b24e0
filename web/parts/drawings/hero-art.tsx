/** Three doorways of a Goan house: the river, people on the seats of the porch, a window of oyster shell. */
export function HeroArt() {
  return (
    <svg className="hero-art" viewBox="0 0 560 400" aria-hidden="true">
      <defs>
        <clipPath id="door-river">
          <path d="M22 440V146a76 76 0 0 1 152 0v294z" />
        </clipPath>
        <clipPath id="door-porch">
          <path d="M202 440V106a84 84 0 0 1 168 0v334z" />
        </clipPath>
        <clipPath id="door-window">
          <path d="M409 380V226a57 57 0 0 1 114 0v154z" />
        </clipPath>
      </defs>
      <path
        className="art-wall"
        d="M4 400V146a94 94 0 0 1 188 0v254zM184 400V106a102 102 0 0 1 204 0v294zM380 400V226a86 86 0 0 1 172 0v174z"
      />
      <g clipPath="url(#door-river)">
        <path className="art-sky" d="M22 60h152v380H22z" />
        <circle className="art-sun" cx="112" cy="222" r="38" />
        <path className="art-far" d="M22 262c40-22 70-18 152-6v30H22z" />
        <path className="art-water" d="M22 276h152v104H22z" />
        <path className="art-sky" d="M22 304h96v6H22zM70 336h104v6H70z" />
      </g>
      <g clipPath="url(#door-porch)">
        <path className="art-room" d="M202 20h168v420H202z" />
        <path className="art-seat" d="M202 330h46v60h-46zM324 330h46v60h-46z" />
        <path
          className="art-p1"
          d="M224 226a24 24 0 1 0 48 0 24 24 0 1 0-48 0zM212 380v-82a36 36 0 0 1 72 0v82z"
        />
        <path
          className="art-p2"
          d="M305 244a21 21 0 1 0 42 0 21 21 0 1 0-42 0zM294 380v-66a32 32 0 0 1 64 0v66z"
        />
        <path
          className="art-p3"
          d="M273 312a15 15 0 1 0 30 0 15 15 0 1 0-30 0zM266 380v-26a22 22 0 0 1 44 0v26z"
        />
      </g>
      <path className="art-frame" d="M398 380V226a68 68 0 0 1 136 0v154z" />
      <g clipPath="url(#door-window)">
        {PANES.map(([pane, path]) => (
          <path key={pane} className={`art-n${pane}`} d={path} />
        ))}
      </g>
      <path className="art-floor" d="M0 380h560v20H0z" />
    </svg>
  )
}

/** The window's panes, row by row; each number is a colour. */
const WINDOW = ['1313', '4321', '3333', '2341', '1313', '4321', '3333']
const PANE = 'h11a7 7 0 0 1 7 7v11a7 7 0 0 1-7 7h-11a7 7 0 0 1-7-7v-11a7 7 0 0 1 7-7z'

const PANES = ['1', '2', '3', '4'].map((pane): [string, string] => [
  pane,
  WINDOW.flatMap((row, y) =>
    [...row].map((colour, x) => (colour === pane ? `M${416 + 29 * x} ${182 + 29 * y}${PANE}` : '')),
  ).join(''),
])
