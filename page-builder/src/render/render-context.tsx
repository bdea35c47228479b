'use client';

import { createContext, useContext, type ReactNode } from 'react';

/** Where in a page a content type stands, as far as its look depends on it. */
export interface RenderContext {
  /** Whether it spans the page, so that it has to keep to the site's width and gutters itself. */
  isPageWide: boolean;
  /** Whether it is in the first row of the page, whose images are loaded immediately. */
  hasPriority: boolean;
  /** By how much heading levels are lowered, so that the page keeps one `h1`. */
  headingShift: number;
  /** The share of the site's width it takes, 0 to 1, for choosing the size of images. */
  widthShare: number;
}

const ReactRenderContext = createContext<RenderContext>({
  isPageWide: false,
  hasPriority: false,
  headingShift: 0,
  widthShare: 1,
});

/** The place of the content type that asks. */
export function useRenderContext(): RenderContext {
  return useContext(ReactRenderContext);
}

/** Changes the place for everything inside. */
export function RenderContextProvider({ children, ...changes }: Partial<RenderContext> & { children: ReactNode }) {
  const outer = useRenderContext();
  return <ReactRenderContext value={{ ...outer, ...changes }}>{children}</ReactRenderContext>;
}
