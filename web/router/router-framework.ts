import { createContext, type Ref } from 'react'

/**
 * In place of the router's own (vite.config.ts): we use it as a library, not as a framework, so its links know no pages to
 * fetch ahead. Its code for that runs for each link of a page.
 */
export const FrameworkContext = createContext(undefined)
export const PrefetchPageLinks = () => null
export const usePrefetchBehavior = () => NO_PREFETCH
export const mergeRefs = <Element>(forwarded: Ref<Element>) => forwarded

const NO_PREFETCH = [false, null, {}]
