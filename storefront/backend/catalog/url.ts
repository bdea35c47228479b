/** Suffix of product and category pages (`catalog/seo/*_url_suffix`). */
export const URL_SUFFIX = '.html';

/** Path of a product page, without leading slash. */
export const productPath = (urlKey: string): string => `${urlKey}${URL_SUFFIX}`;

/** Path of a category page, without leading slash. */
export const categoryPath = (urlPath: string): string => `${urlPath}${URL_SUFFIX}`;
