import { IconBase, type IconProps } from './icon-base.tsx';

export function SearchIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 5 5" />
    </IconBase>
  );
}

export function UserIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20.5c.8-4 3.9-6 8-6s7.2 2 8 6" />
    </IconBase>
  );
}

export function BagIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M5 8h14l1 12.5H4z" />
      <path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
    </IconBase>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />
    </IconBase>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </IconBase>
  );
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </IconBase>
  );
}

export function ChevronUpIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="m6 15 6-6 6 6" />
    </IconBase>
  );
}

export function ChevronLeftIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="m15 5.5-6.5 6.5 6.5 6.5" />
    </IconBase>
  );
}

export function ChevronRightIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="m9 5.5 6.5 6.5-6.5 6.5" />
    </IconBase>
  );
}

export function ArrowRightIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M4 12h16m-6-6 6 6-6 6" />
    </IconBase>
  );
}

export function ArrowLeftIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M20 12H4m6-6-6 6 6 6" />
    </IconBase>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M12 5v14M5 12h14" />
    </IconBase>
  );
}

export function MinusIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M5 12h14" />
    </IconBase>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </IconBase>
  );
}

export function HeartIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20z" />
    </IconBase>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.5v.1" />
    </IconBase>
  );
}

export function WarningIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M12 3.5 22 20.5H2z" />
      <path d="M12 10v5M12 17.7v.1" />
    </IconBase>
  );
}

export function ErrorIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v6M12 16.5v.1" />
    </IconBase>
  );
}

export function SuccessIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.5 2.8 2.8L16.2 9.5" />
    </IconBase>
  );
}

export function TruckIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M2.5 6h11.5v10.5H2.5zM14 10h4l3.5 3.5v3H14z" />
      <circle cx="7" cy="18" r="2" />
      <circle cx="17.5" cy="18" r="2" />
    </IconBase>
  );
}

export function LockerIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M4 3.5h16v17H4zM4 9h16M4 14.5h16M12 3.5v17M9.5 6.2v.1M9.5 11.7v.1M9.5 17.4v.1M17.5 6.2v.1M17.5 11.7v.1M17.5 17.4v.1" />
    </IconBase>
  );
}

export function PinIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M12 21.5s-7-6.2-7-11.5a7 7 0 0 1 14 0c0 5.3-7 11.5-7 11.5z" />
      <circle cx="12" cy="10" r="2.5" />
    </IconBase>
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M6 3.5h3.5l1.5 5-2.2 1.6a12 12 0 0 0 5.1 5.1L15.5 13l5 1.5V18c0 1.4-1.1 2.5-2.5 2.5C10 20.5 3.5 14 3.5 6A2.5 2.5 0 0 1 6 3.5z" />
    </IconBase>
  );
}

export function MailIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M3 5.5h18v13H3z" />
      <path d="m3.5 6.5 8.5 7 8.5-7" />
    </IconBase>
  );
}

export function TrashIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6" />
    </IconBase>
  );
}

export function FilterIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M3 6.5h9M18 6.5h3M3 17.5h3M12 17.5h9" />
      <circle cx="15" cy="6.5" r="2.5" />
      <circle cx="9" cy="17.5" r="2.5" />
    </IconBase>
  );
}

export function OfflineIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M3 3l18 18M8.5 15.5a5 5 0 0 1 5-1.1M5 12a10 10 0 0 1 4.5-2.5M2 8.5A15 15 0 0 1 7 5.7M12 5c3.7 0 7.2 1.3 10 3.5M15.5 9.7c1.3.5 2.5 1.3 3.5 2.3M12 19v.1" />
    </IconBase>
  );
}

export function EyeIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z" />
      <circle cx="12" cy="12" r="3" />
    </IconBase>
  );
}

export function EyeOffIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M4 4l16 16M9.5 5.9A9.5 9.5 0 0 1 12 5.5c6.4 0 10 6.5 10 6.5a17 17 0 0 1-3.3 4M6 7.5A16.5 16.5 0 0 0 2 12s3.6 6.5 10 6.5c1.5 0 2.9-.4 4.1-.9M10 10a3 3 0 0 0 4.1 4.1" />
    </IconBase>
  );
}

export function CardIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M2.5 5.5h19v13h-19zM2.5 10h19M6 15h4" />
    </IconBase>
  );
}

export function BankIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M3 9.5 12 4l9 5.5zM5.5 10v7M10 10v7M14 10v7M18.5 10v7M3 20h18" />
    </IconBase>
  );
}

export function CashIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M2.5 6.5h19v11h-19z" />
      <circle cx="12" cy="12" r="2.8" />
      <path d="M6 9.5v.1M18 14.5v.1" />
    </IconBase>
  );
}

export function LockIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M5 10.5h14v10H5z" />
      <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3" />
    </IconBase>
  );
}

export function PauseIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M8.5 5.5v13M15.5 5.5v13" />
    </IconBase>
  );
}

export function PlayIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M8 5l11 7-11 7z" />
    </IconBase>
  );
}

export function ReturnIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M4 8.5h10.5a5.5 5.5 0 0 1 0 11H8" />
      <path d="m8 4.5-4 4 4 4" />
    </IconBase>
  );
}

export function GlobeIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z" />
    </IconBase>
  );
}

export function EditIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <path d="M4 20l1-4.5L16.5 4 20 7.5 8.5 19z" />
    </IconBase>
  );
}

export function ZoomInIcon(props: IconProps) {
  return (
    <IconBase {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 5 5M11 8.5v5M8.5 11h5" />
    </IconBase>
  );
}
