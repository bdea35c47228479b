import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** Renders an element as a server does, calls `enter` on that markup, and hydrates it. */
export function hydrateAfter(element: ReactElement, enter: () => void): RenderResult {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  enter();
  return render(element, { container, hydrate: true });
}
