'use client';
import * as RadixAccordion from '@radix-ui/react-accordion';
import { useId, useImperativeHandle, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { ChevronDownIcon } from '../icon/index.ts';
import { useBrowserLayoutEffect, useControlled, useHashTarget } from '../hooks/index.ts';
import { initiallyOpen } from './initially-open.ts';
import { AccordionPanel } from './accordion-panel.tsx';
import * as styles from './accordion.css.ts';

export interface AccordionSection {
  /** Unique in the accordion. */
  id: string;
  /** Text of the button in the section's heading. */
  title: string;
  /** What the section unfolds; stays in the page while it is closed. */
  content: ReactNode;
  /** Open at first, while the component holds the state. Default false. */
  open?: boolean;
}

/** All other attributes go to the root. */
export interface AccordionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'dir' | 'defaultValue'> {
  /** In the order of the screen. */
  sections: readonly AccordionSection[];
  /** Only one section open at a time. Default false: several may be (UI-09). */
  single?: boolean;
  /** In single mode: the open section can be closed too, not only exchanged for another (AD-5). Default true. */
  collapsible?: boolean;
  /** Level of the section headings in the outline. Default 3. */
  headingLevel?: 2 | 3 | 4 | 5;
  /** Ids of the open sections; with it the parent holds the state. Default: the component holds it. */
  open?: readonly string[];
  /** Called with the ids of the open sections after each change. */
  onOpenChange?(open: readonly string[]): void;
  ref?: Ref<HTMLDivElement>;
}

/** With more open at once, landmarks only get in each other's way (line AD-6). */
const mostRegions = 6;

/**
 * Sections that open and close. Closed content stays in the page (`hidden="until-found"`): search engines read it, searching in the page
 * opens it, and so does a link to something inside. Requirements UI-09 to UI-11, accessibility lines AD-1 to AD-8.
 *
 * Hook for styles: `data-state` on sections and their buttons is `open` or `closed`.
 */
export function Accordion({
  sections, single = false, collapsible = true, headingLevel = 3, open: held, onOpenChange, className, ref, ...props
}: AccordionProps) {
  const [open, change] = useControlled<readonly string[]>({ value: held, defaultValue: () => initiallyOpen(sections, single), onChange: onOpenChange });
  const baseId = useId();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
  const reveal = (id: string) => {
    if (!open.includes(id)) change(single ? [id] : [...open, id]);
  };
  useHashTarget(root, (target) => {
    const section = sections.find(({ id }) => document.getElementById(`${baseId}-${id}-content`)?.contains(target));
    if (section) reveal(section.id);
  });
  // In single mode the section that closes may be a long one above: its end must not take the pressed header along (line AD-8).
  useBrowserLayoutEffect(() => {
    const header = document.activeElement;
    if (!single || !header || !root.current?.contains(header)) return;
    if (header.getBoundingClientRect().top < 0) header.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [open, single]);

  const regions = single || sections.length <= mostRegions;
  const Heading = `h${headingLevel}` as const;
  const items = sections.map((section) => (
    <RadixAccordion.Item key={section.id} value={section.id} className={styles.item}>
      <RadixAccordion.Header asChild>
        <Heading className={styles.heading}>
          <RadixAccordion.Trigger className={styles.trigger} id={`${baseId}-${section.id}`} aria-controls={`${baseId}-${section.id}-content`}>
            <span>{section.title}</span>
            <ChevronDownIcon size="medium" />
          </RadixAccordion.Trigger>
        </Heading>
      </RadixAccordion.Header>
      <AccordionPanel
        id={`${baseId}-${section.id}-content`}
        open={open.includes(section.id)}
        labelledBy={regions ? `${baseId}-${section.id}` : undefined}
        onFound={() => reveal(section.id)}
      >
        {section.content}
      </AccordionPanel>
    </RadixAccordion.Item>
  ));
  const frame = { ...props, ref: root, className };
  return single ? (
    <RadixAccordion.Root
      {...frame}
      type="single"
      collapsible={collapsible}
      value={open[0] ?? ''}
      onValueChange={(value) => change(value ? [value] : [])}
    >
      {items}
    </RadixAccordion.Root>
  ) : (
    <RadixAccordion.Root {...frame} type="multiple" value={[...open]} onValueChange={change}>
      {items}
    </RadixAccordion.Root>
  );
}
