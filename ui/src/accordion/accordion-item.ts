import type { ReactNode } from 'react';

export interface AccordionItem {
  /** Unique id in the accordion. */
  id: string;
  /** Content of the button in the item's heading. */
  title: ReactNode;
  /** Content of the item. It stays in the document while the item is closed. */
  content: ReactNode;
  /** Whether the item is initially open in an uncontrolled accordion. Default `false`. */
  defaultOpen?: boolean;
}
