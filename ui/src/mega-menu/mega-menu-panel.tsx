import { useWitryna } from '../provider/index.ts';
import type { MegaMenuItem, MegaMenuLink } from './mega-menu-item.ts';
import { skinnyColumns } from './mega-menu-state.ts';
import * as styles from './mega-menu.css.ts';

interface PanelLinksProps {
  item: MegaMenuItem;
  currentId: string | undefined;
  seeAllLabel(name: string): string;
  onNavigate(): void;
}

/** Renders the links of a panel, as groups or as a slim list in columns of six, and the link to the category page. */
export function PanelLinks({ item, currentId, seeAllLabel, onNavigate }: PanelLinksProps) {
  const { linkComponent: Link } = useWitryna();
  const groups = item.children ?? [];
  const link = (entry: MegaMenuLink, className: string) => (
    <Link
      href={entry.href}
      className={className}
      aria-current={entry.id === currentId ? 'page' : undefined}
      onClick={onNavigate}
    >
      {entry.label}
    </Link>
  );
  return (
    <>
      {item.skinny ? (
        <div className={styles.groups}>
          {skinnyColumns(groups).map((column) => (
            <ul key={column[0]?.id} role="list">
              {column.map((entry) => (
                <li key={entry.id}>{link(entry, styles.childLink)}</li>
              ))}
            </ul>
          ))}
        </div>
      ) : (
        <ul role="list" className={styles.groups}>
          {groups.map((group) => (
            <li key={group.id}>
              {link(group, styles.groupLink)}
              {!!group.children?.length && (
                <ul role="list">
                  {group.children.map((child) => (
                    <li key={child.id}>{link(child, styles.childLink)}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {link({ ...item, label: seeAllLabel(item.label) }, styles.allLink)}
    </>
  );
}
