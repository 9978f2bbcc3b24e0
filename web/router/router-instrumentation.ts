/**
 * In place of the router's own (vite.config.ts): nobody listens to how it works, and its code for that is a hundredth of
 * the script of a page.
 */
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = <Router>(router: Router): Router => router
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined
