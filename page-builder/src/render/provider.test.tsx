// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageBuilderProvider, usePageBuilder } from './provider.tsx';

function Asks() {
  return String(usePageBuilder().requireScriptConsent);
}

it.each([
  [true, false, 'false'],
  [false, true, 'true'],
  [true, undefined, 'true'],
])('an outer requireScriptConsent of %s is %s inside: %s', (outer, inner, asked) => {
  const { container } = render(
    <PageBuilderProvider requireScriptConsent={outer}>
      <PageBuilderProvider {...(inner !== undefined && { requireScriptConsent: inner })}>
        <Asks />
      </PageBuilderProvider>
    </PageBuilderProvider>,
  );
  expect(container.textContent).toBe(asked);
});
