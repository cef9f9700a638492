/** The rows of tables in HTML. One that goes on for so long is looked at cell by cell. */
export const TABLE_ROW = /<tr\b[\s\S]{0,4000}?<\/tr>/gu;
