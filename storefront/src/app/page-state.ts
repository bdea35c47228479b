import type { StoredView } from '../commerce/index.ts';
import type { FrameData } from './frame/frame-data.ts';
import type { LoadedView } from './navigation/page.tsx';
import type { PageKind } from './navigation/page-kinds.ts';

/** What the server writes into the HTML so that the browser continues without asking again. Public data only. */
export interface PageState {
  kind: PageKind;
  page: LoadedView<unknown>;
  frame: FrameData;
  views: StoredView[];
}

export const pageStateElementId = 'witryna-state';

/** Reads the state from the document. The server of the same build wrote it. */
export function readPageState(document: Document): PageState {
  const text = document.getElementById(pageStateElementId)?.textContent;
  if (!text) throw new Error('The page holds no state.');
  return JSON.parse(text);
}
