import { createServer } from 'vite'
import './end-with-parent.ts'

/** `npm run dev`: pages, modules and API on one port, all of them fresh at the next request. */
const server = await createServer({
  server: {
    host: process.env.HOST || '127.0.0.1',
    port: Number(process.env.PORT || 3000),
    strictPort: true,
  },
})
await server.listen()
server.printUrls()
