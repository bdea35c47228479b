import { useState } from 'react';
import { Button } from '@witryna/ui/button';
import { Drawer } from '@witryna/ui/drawer';

const shoes = [{ id: 'running', label: 'Running shoes', href: '/shoes/running' }];

export function MenuDrawer() {
  const [open, setOpen] = useState(false);
  const [level, setLevel] = useState('menu');
  const isSubmenu = level === 'shoes';
  const menu = [
    { id: 'shoes', label: 'Shoes', href: '/shoes', onOpenSubmenu: () => setLevel('shoes') },
    { id: 'bags', label: 'Bags', href: '/bags' },
  ];
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        levelKey={level}
        title={isSubmenu ? 'Shoes' : 'Menu'}
        items={isSubmenu ? shoes : menu}
        back={isSubmenu ? { title: 'Menu', onBack: () => setLevel('menu') } : null}
        seeAll={isSubmenu ? { label: 'All shoes', href: '/shoes' } : null}
        onNavigate={() => setOpen(false)}
      />
    </>
  );
}
