import { MegaMenu } from '@witryna/ui/mega-menu';

export function Categories() {
  return (
    <MegaMenu
      currentId="women"
      items={[
        {
          id: 'women',
          label: 'Women',
          href: '/women',
          children: [{ id: 'shoes', label: 'Shoes', href: '/women/shoes' }],
        },
        { id: 'men', label: 'Men', href: '/men' },
      ]}
    />
  );
}
