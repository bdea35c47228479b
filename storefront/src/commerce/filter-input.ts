/** How an attribute is filtered, by the type of its field in `ProductAttributeFilterInput`. */
export type FilterInput = 'equal' | 'match' | 'range';

/** Filterable attributes of the backend, by code. */
export type FilterInputs = Readonly<Record<string, FilterInput>>;
