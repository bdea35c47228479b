import { tabStorage } from '../../commerce/index.ts';
import { previewHeaders } from './preview-headers.ts';
import { isPreview, parsePreviewMessage } from './preview-message.ts';

/** The preview that a page shows. */
export interface ActivePreview {
  /** Headers of an operation; undefined for those that are sent unchanged. */
  headers(operationName: string): Record<string, string> | undefined;
}

/** Time in ms after which a stored preview is removed. */
export const previewLifetime = 10_000;

const storageKey = 'witryna_preview';

/**
 * Takes previews from the admin: a message is stored and the page reloads; the reloaded page takes the preview
 * up and keeps it until it is left. What is stored lives 10 s, so a preview never reaches a later visit.
 *
 * @param origins of the admin
 * @returns null when this page shows no preview
 */
export function startPreview(window: Window, origins: readonly string[]): ActivePreview | null {
  const storage = tabStorage();
  const preview = storage.get(storageKey, isPreview) ?? null;
  if (preview) window.setTimeout(() => storage.remove(storageKey), previewLifetime);

  window.addEventListener('message', (event) => {
    const next = parsePreviewMessage(
      event,
      origins,
      [window.opener, window.parent === window ? null : window.parent].filter((owner) => owner !== null),
    );
    // One reload for a token: an admin that sends it again and again must not keep the page reloading.
    if (!next || (next.authorization === preview?.authorization && next.version === preview.version)) return;
    storage.set(storageKey, next, previewLifetime / 1000);
    window.location.reload();
  });
  return preview && { headers: (operationName) => previewHeaders(preview, operationName) };
}
