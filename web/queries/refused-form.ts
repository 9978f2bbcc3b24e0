/** Under this key a page knows of its form that was refused: the server's alone to tell, so nothing asks for it. */
export const refusedFormKey = (path: string) => ['user', 'refused-form', path]
