import { Heading } from '@witryna/ui/text';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CmsPage } from './cms-page';
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
        <CmsPage />
      </main>
    </StrictMode>,
  );
}
