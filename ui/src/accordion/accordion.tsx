'use client';
import * as RadixAccordion from '@radix-ui/react-accordion';
import { useId, useImperativeHandle, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { ChevronDownIcon } from '../icon/index.ts';
import { useIsomorphicLayoutEffect, useControlled, useHashTarget } from '../hooks/index.ts';
import { useWitryna } from '../provider/index.ts';
import { getInitiallyOpen } from './get-initially-open.ts';
import { AccordionPanel } from './accordion-panel.tsx';
import * as styles from './accordion.css.ts';

export interface AccordionItem {
  /** Unique in the accordion. */
  id: string;
  /** Text of the button in the section's heading. */
  title: string;
  /** What the section unfolds; stays in the page while it is closed. */
  content: ReactNode;
  /** Open at first, while the component holds the state. Default false. */
  defaultOpen?: boolean;
}

/** All other attributes go to the root. */
export interface AccordionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'dir' | 'defaultValue'> {
  /** In the order of the screen. */
  items: readonly AccordionItem[];
  /** Several items may be open at a time. Default true. */
  multiple?: boolean;
  /** Without `multiple`: the open item can be closed as well, not only replaced by another. Default true. */
  collapsible?: boolean;
  /** Level of the section headings in the outline. Default 3. */
  headingLevel?: 2 | 3 | 4 | 5;
  /** Ids of the open sections; with it the parent holds the state. Default: the component holds it. */
  value?: readonly string[];
  /** Called with the ids of the open sections after each change. */
  onValueChange?(open: readonly string[]): void;
  ref?: Ref<HTMLDivElement>;
}

/** With more open immediately, landmarks only get in each other's way. */
const mostRegions = 6;

/**
 * Sections that open and close. Closed content stays in the page (`hidden="until-found"`): search engines read it,
 * searching in the page opens it, and so does a link to something inside.
 *
 * Hook for styles: `data-state` on sections and their buttons is `open` or `closed`.
 */
export function Accordion({
  items,
  multiple = true,
  collapsible = true,
  headingLevel = 3,
  value: held,
  onValueChange,
  className,
  ref,
  ...props
}: AccordionProps) {
  const [open, change] = useControlled<readonly string[]>({
    value: held,
    defaultValue: () => getInitiallyOpen(items, multiple),
    onChange: onValueChange,
  });
  const { getHeadingText } = useWitryna();
  const baseId = useId();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
  const reveal = (id: string) => {
    if (!open.includes(id)) change(multiple ? [...open, id] : [id]);
  };
  useHashTarget(root, (target) => {
    const section = items.find(({ id }) => document.getElementById(`${baseId}-${id}-content`)?.contains(target));
    if (section) reveal(section.id);
  });
  // Without `multiple`, the section that closes may be a long one above: its end must not take the pressed header
  // along.
  useIsomorphicLayoutEffect(() => {
    const header = document.activeElement;
    if (multiple || !header || !root.current?.contains(header)) return;
    if (header.getBoundingClientRect().top < 0) header.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [open, multiple]);

  const regions = !multiple || items.length <= mostRegions;
  const Heading = `h${headingLevel}` as const;
  const rows = items.map((section) => (
    <RadixAccordion.Item key={section.id} value={section.id} className={styles.item}>
      <RadixAccordion.Header asChild>
        <Heading className={styles.heading}>
          <RadixAccordion.Trigger
            className={styles.trigger}
            id={`${baseId}-${section.id}`}
            aria-controls={`${baseId}-${section.id}-content`}
          >
            <span>{getHeadingText ? getHeadingText(section.title) : section.title}</span>
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
  return multiple ? (
    <RadixAccordion.Root {...frame} type="multiple" value={[...open]} onValueChange={change}>
      {rows}
    </RadixAccordion.Root>
  ) : (
    <RadixAccordion.Root
      {...frame}
      type="single"
      collapsible={collapsible}
      value={open[0] ?? ''}
      onValueChange={(value) => change(value ? [value] : [])}
    >
      {rows}
    </RadixAccordion.Root>
  );
}
