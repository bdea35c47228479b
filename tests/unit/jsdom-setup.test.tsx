// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import { loadRenderers, PageBuilder } from '@witryna/page-builder';
import { parsePageBuilder } from '@witryna/page-builder/parser';
import { Carousel } from '@witryna/ui/carousel';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Gallery } from '@witryna/ui/gallery';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';
import '../support/jsdom-setup.ts';

const images = [1, 2].map((id) => ({ src: `/${id}.jpg`, alt: `Image ${id}`, width: 10, height: 10 }));

it('is the setup that the README of ui shows', () => {
  const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');
  expect(readText('ui/README.md')).toContain(`\`\`\`ts\n${readText('tests/support/jsdom-setup.ts')}\`\`\``);
});

it('lets components measure, scroll and ask for media queries in jsdom', () => {
  render(
    <>
      <Carousel label="Offers" items={[1, 2].map((id) => ({ key: `${id}`, content: id }))} />
      <Gallery images={images} maxWidth={100} sizes="100px" />
      <FormErrorBanner errors={[{ fieldId: 'email', message: 'Enter your email' }]} />
    </>,
  );
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect(screen.getByText('Enter your email')).toBeTruthy();
});

it('lets a slider of Page Builder render in jsdom', async () => {
  const slide = '<div data-content-type="slide" data-element="main"><div data-element="content">Sale</div></div>';
  const content = parsePageBuilder(
    `<div data-content-type="slider" data-autoplay="true" data-element="main">${slide}${slide}</div>`,
  );
  await loadRenderers(content);
  render(<PageBuilder content={content} />);
  expect(screen.getAllByText('Sale')).toHaveLength(2);
});
