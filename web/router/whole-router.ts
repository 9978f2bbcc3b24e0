import {
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type DataRouter,
  type RouterInit,
} from 'react-router'

/** The router that goes from page to page: fetched once somebody is about to (web/router/first-router.ts). */
export const startRouter = (init: RouterInit): DataRouter =>
  createRouter({ ...init, mapRouteProperties, hydrationRouteProperties }).initialize()
