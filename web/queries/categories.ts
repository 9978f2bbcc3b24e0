import { categoriesApi, read } from '../api.ts'

export const categories = () => read(categoriesApi)
