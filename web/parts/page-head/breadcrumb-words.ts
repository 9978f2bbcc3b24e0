export const words = { label: 'Breadcrumb', home: 'Home' }
