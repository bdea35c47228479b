'use client';

import { createContext, useContext, type ReactNode } from 'react';

/** Where in a page a content type stands, as far as its look depends on it. */
export interface Place {
  /** Whether it spans the page, so that it has to keep to the site's width and gutters itself. */
  isPageWide: boolean;
  /** Whether it is in the first row of the page, whose pictures are loaded at once. */
  hasPriority: boolean;
  /** By how much heading levels are lowered, so that the page keeps one `h1`. */
  headingShift: number;
  /** The share of the site's width it takes, 0 to 1, for choosing the size of pictures. */
  widthShare: number;
}

const PlaceContext = createContext<Place>({ isPageWide: false, hasPriority: false, headingShift: 0, widthShare: 1 });

/** The place of the content type that asks. */
export function usePlace(): Place {
  return useContext(PlaceContext);
}

/** Changes the place for everything inside. */
export function PlaceProvider({ children, ...changes }: Partial<Place> & { children: ReactNode }) {
  const outer = usePlace();
  return <PlaceContext value={{ ...outer, ...changes }}>{children}</PlaceContext>;
}
