import type { Api } from '../../../server/app.ts'
import { read } from '../../api.ts'
import { hc } from '../../endpoints.ts'

const figuresApi = hc<Api['figures']>('').api.figures[':key']

export const figures = (key: string) => read(figuresApi, { param: { key } })

export const figuresFile = (key: string) => figuresApi['days.csv'].$path({ param: { key } })
