import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CmsPage } from './cms-page';

const container = document.getElementById('root');
if (container) {
  createRoot(container).render(
    <StrictMode>
      <CmsPage />
    </StrictMode>,
  );
}
