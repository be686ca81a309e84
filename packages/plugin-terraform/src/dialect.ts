/** The value of `dialect` for the documentation of a provider. */
export const dialect = 'terraform-registry'
