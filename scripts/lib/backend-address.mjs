/**
 * Returns the value for `COMMERCE_URL`: without a slash at the end, and without the path of the API, which is often
 * copied with it.
 *
 * @param {string} url
 */
export const backendAddress = (url) => url.replace(/(?:\/+(?:graphql)?)+$/, '');
