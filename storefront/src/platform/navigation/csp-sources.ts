/**
 * Additional origins in the content security policy of a page. A policy belongs to a document, so the browser opens
 * such a page with a page load.
 */
export interface CspSources {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
  images: readonly string[];
  /** Targets of forms. */
  forms: readonly string[];
}
