import '@witryna/design-tokens/styles.css';
import '@witryna/ui/reset.css';
import '@witryna/ui/styles.css';
import '@witryna/page-builder/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Page Builder in Next.js', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
