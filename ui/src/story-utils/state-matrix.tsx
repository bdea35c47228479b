import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { forcedStates, forceState } from './force-states.ts';
import * as styles from './state-matrix.css.ts';

/** States of an interactive control. */
export const controlStates = ['rest', 'hover', 'focus-visible', 'active', 'disabled', 'busy'] as const;

/** States of a field. */
export const fieldStates = ['rest', 'hover', 'focus-visible', 'filled', 'disabled', 'invalid'] as const;

export type MatrixState = (typeof controlStates)[number] | (typeof fieldStates)[number];

/** Cell of the matrix: a variant in a state. */
export interface MatrixCell<Variant> {
  variant: Variant;
  state: MatrixState;
  /** Unique id of the cell, for `name` and `id`. */
  id: string;
}

export interface StateMatrixProps<Variant> {
  /** Variants as exported by the component, so that a new variant adds a row. Use objects to combine several props. */
  variants: readonly Variant[];
  /** States to show. Default: only `rest`, for components that are not interactive. */
  states?: readonly MatrixState[];
  /** Selector, within a cell, of the element that is hovered, focused or active. Default: the first control. */
  target?: string;
  /** Renders one cell. The matrix forces hover, focus and active states. */
  children(cell: MatrixCell<Variant>): ReactNode;
}

const CONTROLS = ':is(button, a[href], input, select, textarea, summary)';

/** Renders every variant of a component in every state, for reviews and screenshots. */
export function StateMatrix<Variant extends string | object>({
  variants,
  states = ['rest'],
  target,
  children,
}: StateMatrixProps<Variant>) {
  return (
    <div className={styles.rows}>
      {variants.map((variant, index) => {
        const name = typeof variant === 'string' ? variant : Object.values(variant).join(' · ');
        return (
          <section key={name} aria-label={name} className={styles.row}>
            <h2 className={styles.label}>{name}</h2>
            <ul className={styles.cells}>
              {states.map((state) => (
                <Cell key={state} state={state} target={target}>
                  {children({ variant, state, id: `${index}-${state}` })}
                </Cell>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Cell({
  state,
  target = CONTROLS,
  children,
}: {
  state: MatrixState;
  target?: string | undefined;
  children: ReactNode;
}) {
  const ref = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const cell = ref.current;
    const forced = forcedStates.find((name) => name === state);
    if (!cell || !forced) return undefined;
    const force = () => {
      // Without `:scope`, `li:nth-child(2) a` also matches through the cell, which is a list item itself.
      const element = cell.querySelector(`:scope ${target}`);
      if (element) forceState(cell, element, forced);
      return element !== null;
    };
    if (force()) return undefined;
    // Some controls appear once their component has measured itself.
    const observer = new MutationObserver(() => {
      if (force()) observer.disconnect();
    });
    observer.observe(cell, { attributes: true, childList: true, subtree: true });
    return () => observer.disconnect();
  }, [state, target]);
  return (
    <li ref={ref} className={styles.cell}>
      <span className={styles.label}>{state}</span>
      {children}
    </li>
  );
}

/** Returns the names of a recipe's variants, in the order of its definition. */
export function getVariants<Name extends string>(recipe: Readonly<Record<Name, unknown>>): Name[] {
  const names: Name[] = [];
  for (const name in recipe) names.push(name);
  return names;
}
