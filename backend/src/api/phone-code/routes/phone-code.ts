const website = { auth: false, policies: ['global::from-website'] };

export default {
  routes: [
    { method: 'POST', path: '/phone-codes', handler: 'phone-code.create', config: website },
    { method: 'POST', path: '/phone-codes/verification', handler: 'phone-code.verify', config: website },
    { method: 'POST', path: '/phone-codes/links', handler: 'phone-code.sendLinks', config: website },
    { method: 'GET', path: '/phone-codes/appointments', handler: 'phone-code.appointments', config: website },
    { method: 'GET', path: '/phone-codes/patients', handler: 'phone-code.patients', config: website },
  ],
};
