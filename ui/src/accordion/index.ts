export { Accordion, type AccordionProps } from './accordion.tsx';
export type { AccordionItem } from './accordion-item.ts';
