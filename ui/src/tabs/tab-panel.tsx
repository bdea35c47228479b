import { useEffect, useRef, useState, type ReactNode } from 'react';
import { startsWithFocusable } from './starts-with-focusable.ts';
import * as styles from './tabs.css.ts';

interface TabPanelProps {
  id: string;
  active: boolean;
  title: ReactNode;
  headingLevel: 2 | 3 | 4 | 5;
  children: ReactNode;
}

/** Renders the panel of one tab, hidden unless the tab is selected. */
export function TabPanel({ id, active, title, headingLevel, children }: TabPanelProps) {
  const Heading = `h${headingLevel}` as const;
  const content = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(true);
  useEffect(() => {
    if (content.current) setStop(!startsWithFocusable(content.current));
  }, [children]);
  return (
    <div
      role="tabpanel"
      id={id}
      aria-labelledby={`${id}-tab`}
      tabIndex={isStop ? 0 : undefined}
      data-state={active ? 'active' : 'inactive'}
      className={styles.panel}
    >
      <Heading className={styles.heading}>{title}</Heading>
      <div ref={content}>{children}</div>
    </div>
  );
}
