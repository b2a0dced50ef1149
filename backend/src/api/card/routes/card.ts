import { forStaff, forWebsite, together } from '../../../platform/routes';

export default together(
  forWebsite({ 'POST /cards': 'card.create' }),
  forStaff({ 'GET /appointments/:id/cards/:side': 'card.read' }),
);
