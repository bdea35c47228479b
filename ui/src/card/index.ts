export { Card, type CardProps } from './card.tsx';
export { CardActions, type CardActionsProps } from './card-actions.tsx';
export { CardSection, type CardSectionProps } from './card-section.tsx';
export { FormCard, type FormCardProps } from './form-card.tsx';
