/** A cell of a data view: plain text, or text with a link, a date (ISO 8601), or code; several are separated by commas. */
export type DataCell =
  | string
  | number
  | boolean
  | null
  | {
      /** Text of the link. */
      readonly text: string
      /** Address the link leads to. */
      readonly href: string
    }
  | {
      /** ISO 8601 date, shown in the language of the page. */
      readonly date: string
    }
  | {
      /** Text shown as code. */
      readonly code: string
    }
  | {
      /** Several, each on a line of its own. */
      readonly lines: readonly DataCell[]
    }
  | readonly DataCell[]

/** One row of a data view, by column. */
export type DataRow = Readonly<Record<string, DataCell>>

/** A table of the site's data, made by a view function of the configuration. */
export interface TableData {
  /** Keys of the cells in order, with their headings. */
  readonly columns: readonly {
    /** Key of the cells in each row. */
    readonly key: string
    /** Heading of the column. */
    readonly label: string
  }[]
  /**
   * Key of a cell with the id of its row: `#id` leads to it, as hits of the search do. Its text or code counts; it need not be
   * shown. Default: rows have no id.
   */
  readonly rowId?: string
  /** Rows in order; a row may lack columns. */
  readonly rows: readonly DataRow[]
}

/** The parsed files of the data folder, by base name: rows of CSV files, values of YAML and JSON. */
export type DataFiles = Readonly<Record<string, unknown>>

/**
 * Makes a view of the data files. Pure: it runs once a build, and again when a data file changes. An exception ends the build with
 * `data/view-failed`.
 */
export type ViewFunction = (files: DataFiles) => TableData
