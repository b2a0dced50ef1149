import { forStaff, forWebsite } from '../../../platform/routes';

export default {
  routes: [
    ...forWebsite({ 'POST /cards': 'card.create' }),
    ...forStaff({ 'GET /appointments/:id/cards/:side': 'card.read' }),
  ],
};
