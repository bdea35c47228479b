import { contrastPairs } from '../scripts/contrast/pairs.ts';
import { useContrast } from './live-values.ts';
import { rolesBelow } from './roles.ts';
import * as styles from './docs.css.ts';

const properties = new Map(
  rolesBelow('semantic.color').map(({ path, property }) => [path.replace('color.', ''), property]),
);

/** Lists every allowed combination of colors with its contrast ratio in the theme of the page. */
export function ContrastList() {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Contrast in the current theme</h2>
      <ul className={styles.list}>
        {contrastPairs.flatMap(({ kind, on, grounds }) =>
          on.flatMap((role) =>
            grounds.map((ground) => <Pair key={`${kind} ${role} ${ground}`} kind={kind} role={role} ground={ground} />),
          ),
        )}
      </ul>
    </section>
  );
}

function Pair({ kind, role, ground }: { kind: string; role: string; ground: string }) {
  const [color, ...layers] = [role, ...ground.split(' + ')].map((name) => properties.get(name) ?? '');
  const ratio = useContrast(color ?? '', layers);
  const background = layers
    .map((layer) => `linear-gradient(var(${layer}), var(${layer}))`)
    .reverse()
    .join(', ');
  return (
    <li className={styles.item}>
      <div className={styles.ground} style={{ background }} aria-hidden="true">
        <div className={styles.bar} style={{ background: `var(${color ?? ''})` }} />
      </div>
      <div className={styles.facts}>
        <span className={styles.name}>
          {role} on {ground}
        </span>
        <span className={styles.note}>
          {kind}, <span>{ratio.toFixed(2)} : 1</span>
        </span>
      </div>
    </li>
  );
}
