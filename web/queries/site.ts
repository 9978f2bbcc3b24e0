import { read, siteApi } from '../api.ts'

export const settings = () => read(siteApi.site.settings)

export const coverage = () => read(siteApi.site.coverage)

export const trustFigures = () => read(siteApi.site.figures)

export const callsWanted = () => read(siteApi.site.calls)
