'use client';

import { createContext, useContext, type ReactNode } from 'react';

/** Position of a content type in a page, as far as rendering depends on it. */
export interface RenderContext {
  /** Whether it spans the page and must apply the site width and gutters itself. */
  isPageWide: boolean;
  /** Whether it is in the first row of the page, whose images load eagerly. */
  hasPriority: boolean;
  /** Number of levels by which headings are lowered, so that the page has one `h1`. */
  headingShift: number;
  /** Share of the site width that it fills, 0 to 1, for selecting image sizes. */
  widthShare: number;
}

const ReactRenderContext = createContext<RenderContext>({
  isPageWide: false,
  hasPriority: false,
  headingShift: 0,
  widthShare: 1,
});

/** Returns the context of the calling content type. */
export function useRenderContext(): RenderContext {
  return useContext(ReactRenderContext);
}

/** Changes the context of its children. */
export function RenderContextProvider({ children, ...changes }: Partial<RenderContext> & { children: ReactNode }) {
  const outer = useRenderContext();
  return <ReactRenderContext value={{ ...outer, ...changes }}>{children}</ReactRenderContext>;
}
