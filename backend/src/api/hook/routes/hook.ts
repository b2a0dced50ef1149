const website = { auth: false, policies: ['global::from-website'] };

export default {
  routes: [
    { method: 'POST', path: '/hooks/whatsapp', handler: 'hook.whatsapp', config: website },
    { method: 'POST', path: '/hooks/sms', handler: 'hook.sms', config: website },
    { method: 'POST', path: '/hooks/whatsapp/verification', handler: 'hook.verifyWhatsapp', config: website },
  ],
};
