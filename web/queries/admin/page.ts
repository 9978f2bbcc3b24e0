/** Rows of one page of an admin's list. */
export const ADMIN_PAGE = 20

/** Which rows a page of an admin's list asks for. */
export const toRange = (page: number, size = ADMIN_PAGE) => ({
  limit: String(size),
  offset: String((page - 1) * size),
})

/** The last page of a list with so many rows, as the server counts them. */
export const lastPageOf = (total: string, size = ADMIN_PAGE) => Math.ceil(Number(total) / size)
