import type { ReactNode } from 'react';
import { Badge } from '../../src/badge/index.ts';
import { Heading, Text } from '../../src/text/index.ts';
import { getExampleLanguage } from './examples/get-examples.ts';
import * as styles from './writing.css.ts';

export interface RuleProps {
  /** Rule in a few words. */
  title: string;
  /** Reason, and exceptions. */
  children: ReactNode;
  /** Texts that follow the rule, in the components that show them. */
  good?: ReactNode;
  /** The same texts, breaking the rule. */
  bad?: ReactNode;
}

/** Renders a writing rule with a good and a bad example. */
export function Rule({ title, children, good, bad }: RuleProps) {
  return (
    <section className={styles.rule}>
      <Heading level={2} size="h4">
        {title}
      </Heading>
      <Text>{children}</Text>
      {(good ?? bad) !== undefined && (
        <div className={styles.examples}>
          <Example kind="good">{good}</Example>
          <Example kind="bad">{bad}</Example>
        </div>
      )}
    </section>
  );
}

function Example({ kind, children }: { kind: 'good' | 'bad'; children: ReactNode }) {
  if (children === undefined) return null;
  return (
    <div className={styles.example}>
      <Badge tone={kind === 'good' ? 'success' : 'sale'}>{kind === 'good' ? 'Good' : 'Bad'}</Badge>
      <div lang={getExampleLanguage()} className={styles.content}>
        {children}
      </div>
    </div>
  );
}

/** Renders rules below each other. The guide itself is in English. */
export function Rules({ children }: { children: ReactNode }) {
  return (
    <div lang="en" className={styles.page}>
      {children}
    </div>
  );
}
