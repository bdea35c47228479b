// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OpenedScreen } from '../../../storefront/src/shell/screens/opened-screen.tsx';
import { openShop } from './open-shop.tsx';

it('mounts a new screen in place of the previous one, so that lazy parts load their messages again', async () => {
  const { load } = await openShop({});
  const content = <input aria-label="Typed" />;
  const first = await load('/contact-us');
  const { rerender } = render(<OpenedScreen screen={first}>{content}</OpenedScreen>);
  const before = screen.getByLabelText('Typed');
  rerender(<OpenedScreen screen={{ ...first, id: first.id + 1 }}>{content}</OpenedScreen>);
  expect(screen.getByLabelText('Typed')).not.toBe(before);
});
