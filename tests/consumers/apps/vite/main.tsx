import '@witryna/design-tokens/styles.css';
import '@witryna/ui/styles.css';
import '@witryna/page-builder/styles.css';
import { RichContent } from '@witryna/page-builder';
import { parseRichContent } from '@witryna/page-builder/parser';
import { Heading } from '@witryna/ui/text';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { cmsPage } from './content';
import { Demo } from './demo';
import { Product } from './product';

const container = document.getElementById('root');
if (container) {
  createRoot(container).render(
    <StrictMode>
      <main>
        <Heading level={1}>Sklep</Heading>
        <Product />
        <Demo />
        <RichContent content={parseRichContent(cmsPage)} />
      </main>
    </StrictMode>,
  );
}
