import { isObject, type StoredView } from '../commerce/index.ts';
import type { FrameData } from './frame/frame-data.ts';
import type { LoadedView } from './navigation/page.tsx';
import type { PageKind } from './navigation/page-kinds.ts';

/** What the server writes into the HTML so that the browser continues without asking again. Public data only. */
export interface PageState {
  kind: PageKind;
  page: LoadedView<unknown>;
  frame: FrameData;
  views: StoredView[];
  /** Origins of the admins whose previews the browser takes. */
  previewOrigins: readonly string[];
}

export const pageStateElementId = 'witryna-state';

/**
 * Reads the state from the document. The server of the same build wrote it, so only its outline is checked.
 *
 * @throws Error when there is none
 */
export function readPageState(document: Document): PageState {
  const state: unknown = JSON.parse(document.getElementById(pageStateElementId)?.textContent ?? 'null');
  if (!isPageState(state)) throw new Error('The page holds no state.');
  return state;
}

function isPageState(value: unknown): value is PageState {
  return (
    isObject(value) &&
    typeof value['kind'] === 'string' &&
    isObject(value['page']) &&
    isObject(value['frame']) &&
    Array.isArray(value['views']) &&
    Array.isArray(value['previewOrigins'])
  );
}
