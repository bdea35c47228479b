/** Time in ms after which a held link is followed by the browser. */
const patience = 1000;

/**
 * Keeps plain clicks on links in the header, which may open a panel, from loading a document while the application
 * starts, which repeats them (`takeEarlyEvents`). If it does not start in time, the browser follows the link. The
 * browser follows those of the page at once: a document is there sooner than the application.
 */
export function holdLinks(window: Window & typeof globalThis): void {
  window.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof window.Element
          ? event.target.closest<HTMLAnchorElement>('header a[href]:not([href^="#"], [target], [download])')
          : null;
      // The application handles clicks itself once it has taken the queue.
      if (!link || link.origin !== window.location.origin || !window.witrynaEvents || event.defaultPrevented) return;
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      window.setTimeout(() => window.witrynaEvents && window.location.assign(link.href), patience);
    },
    true,
  );
}
