/**
 * Origins that the document of a page may use besides the shop's own, for its content security policy. Only a document of
 * its own has such a policy: in the browser the page is opened by loading its address.
 */
export interface PageHosts {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
  images: readonly string[];
  /** Where forms may be sent. */
  forms: readonly string[];
}
