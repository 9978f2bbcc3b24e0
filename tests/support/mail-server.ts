import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface ReceivedMail extends Email {
  /** Whom the client named to the server, whatever the headers say. */
  envelope: { from: string; to: string[] }
  raw: string
}

export interface MailServer {
  /** For the setting SMTP_URL. */
  url: string
  port: number
  received: ReceivedMail[]
  /** What one address got, the newest last. */
  to(address: string): ReceivedMail[]
  stop(): Promise<void>
}

interface Behaviour {
  port?: number
  /** Return a refusal, `refusal(550, 'No such user')`, to say no. */
  onSender?: (address: string) => Error | undefined
  onRecipient?: (address: string) => Error | undefined
  /** The mail has been read and is kept; the client has had no answer yet. */
  onMail?: (mail: ReceivedMail) => Promise<Error | undefined> | Error | undefined
  /** Every sign-in is refused, and nothing goes without. */
  refuseSignIn?: boolean
}

/** What an SMTP server answers when it says no. */
export const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })

/** A real mail server on 127.0.0.1 that keeps what it is given; it ends with the test. */
export async function startMailServer(behaviour: Behaviour = {}): Promise<MailServer> {
  const server = await openMailServer(behaviour)
  onTestFinished(server.stop)
  return server
}

/** The same for a hook, which has to stop it itself. */
export async function openMailServer({
  port = 0,
  onSender,
  onRecipient,
  onMail,
  refuseSignIn = false,
}: Behaviour = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: !refuseSignIn,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onAuth: (_auth, _session, callback) =>
      refuseSignIn
        ? callback(refusal(535, '5.7.8 Wrong name or password'))
        : callback(null, { user: 'saath' }),
    onMailFrom: ({ address }, _session, callback) => callback(onSender?.(address)),
    onRcptTo: ({ address }, _session, callback) => callback(onRecipient?.(address)),
    onData: (stream, { envelope: { mailFrom, rcptTo } }, callback) => {
      const keep = async () => {
        const raw = await buffer(stream)
        const mail = {
          ...(await PostalMime.parse(raw)),
          envelope: {
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
          },
          raw: raw.toString(),
        }
        received.push(mail)
        const refused = await onMail?.(mail)
        if (refused) throw refused
      }
      callbackify(keep)((error) => callback(error))
    },
  })
  // A client that is killed in the middle is no failure of this server.
  server.on('error', () => {})
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')

  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    to: (wanted) => received.filter(({ envelope }) => envelope.to.includes(wanted)),
    stop,
  }
}
