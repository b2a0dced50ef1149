/** Fields of tables without data of people, so that a new one is looked at: it stands here or in `stored-data.ts`. */
export const FIELDS_OF_NO_PERSON: Readonly<Record<string, string>> = {
  abouts:
    'title intro story images doctorsHeading doctors faqsHeading faqs faqImage whyChooseUsHeading ' +
    'whyChooseUs foundersHeading founders branchesHeading branches reviewsHeading reviews seo',
  announcements: 'text linkLabel linkPath startsOn endsOn',
  appointment_counts: 'days firstDay branch doctor contractType status total',
  articles: 'number title slug excerpt everydayWords body image category author publishedOn seo',
  booking_settings:
    'noticeMinutes horizonDays maxLivePerDoctorDay maxLivePerPatient maxLivePerPhone ' +
    'maxRequestsPerAddressHour freeRequestsPerAddressDay maxAge notesMaxLength holdMinutes ' +
    'maxHoldsPerAddress cardRetentionDays defaultSlotMinutes defaultService currency callCentrePhone ' +
    'callCentreWhatsapp callCentreHours callHours callExceptions callTimeZone callWithinMinutes ' +
    'confirmationPromise whatToBring consentVersion consentText offersSms offersWhatsapp ' +
    'phoneMessagesText newsText quietFrom quietUntil maxPhoneMessagesPerDay incomingRetentionDays ' +
    'phoneProof maxLivePerUnprovedPhone showsWaitingRoom checkIn showsNamesInCalendars countsVisits confirmation ' +
    'movesStayConfirmed reminderHours reminderBy asksForReview waitingSoonDays extraWalkIns waitingTold ' +
    'waitingOfferMinutes privacyRequestDays guardianAge fileNumberForm nextFileNumber tellsTurn ' +
    'patientNotesReadBy',
  branches:
    'number name slug summary address locality region location directions parking whatToBring phone ' +
    'whatsapp ambulance country timeZone workingHours emergencyDepartment image organisations ' +
    'takesNoNewBookings confirmation order seo',
  categories: 'name slug articles',
  closures: 'branch startsOn endsOn startsAt endsAt saveDespiteAppointments reason',
  faqs: 'question answer linkLabel linkPath topic order',
  fees: 'label services doctors branches firstVisit firstVisitIsFrom followUp followUpIsFrom',
  figure_days: 'zone day startsAt endsAt seenEvent groups',
  homes:
    'slider whoWeAre whyChooseUsHeading whyChooseUs bookingBanner specialtiesHeading doctorsHeading ' +
    'branchesHeading reviewsHeading faqsHeading seo',
  last_runs: 'name knownSince succeededAt failedAt details',
  main_infos:
    'siteName shortName tagline medicalSpecialty phone whatsapp email footerText emergencyNote ' +
    'socialMedia seo',
  message_texts:
    'received confirmed moved movedConfirmed reminder canceledByPatient canceledByClinic notConfirmed ' +
    'deposit notPaid recall review waitingJoined waitingOffer waitingTaken link code staffRequest staffVisit',
  offers:
    'number title slug summary image body startsOn endsOn terms priceText price currency services doctors ' +
    'branches order seo',
  organisations: 'name kind branches',
  page_intros: 'doctors branches services blog faq contact booking offers jobs',
  pages: 'number title slug intro everydayWords image blocks menu order seo',
  privacy_policies: 'title body effectiveOn seo',
  red_flags: 'name everydayWords notMeant whatToDo urgency phone phoneLabel order',
  resources: 'name kind branch hours outOfOrder order saveDespiteAppointments',
  services:
    'number name slug summary everydayWords description preparation visitLength visitMinutes images icon ' +
    'durationMinutes specialties takesNoNewBookings confirmation needs series questions order seo ' +
    'depositAmount depositMinutes depositRefundHours',
  short_numbers: 'kind number entry',
  specialties: 'number name slug summary everydayWords icon doctors services order',
  symptoms: 'name everydayWords about specialty service redFlag isTreatedElsewhere order',
  terms_and_conditions_pages: 'title body effectiveOn seo',
  vacancies:
    'number title slug summary employment branch startsOn endsOn body howToApply email phone order seo',
  visit_counts: 'day page language cameFrom total',
  waiting_places: 'place times version lookedAt',
  webhooks:
    'name url kinds hasPersons isOn offReason secret formerSecret formerSecretUntil failures pausedUntil ' +
    'lastTakenAt',
  components_clinic_call_days: 'date opensAt closesAt',
  components_clinic_days_outs: 'startsOn endsOn startsAt endsAt',
  components_clinic_locations: 'latitude longitude mapUrl',
  components_clinic_needs: 'kind minutes',
  components_clinic_opening_hourss: 'weekday opensAt closesAt',
  components_clinic_questions:
    'kind key labelEn labelAr hintEn hintAr choicesEn choicesAr mustAnswer shownIf shownIfAnswer',
  components_clinic_series: 'visits everyDays afterDays toleranceDays anyDoctor',
  components_clinic_shifts: 'weekday startsAt endsAt pastMidnight',
  components_page_block_bookings: 'title text label doctor service branch',
  components_page_block_doctors: 'heading doctors',
  components_page_block_offers: 'heading offer',
  components_page_block_pictures: 'image caption width',
  components_page_block_questions: 'heading questions',
  components_page_block_services: 'heading services',
  components_page_block_texts: 'heading body',
  components_page_block_videos: 'title url image text',
  components_site_banner_cards: 'title text image icon linkPath',
  components_site_booking_banners: 'title text image cards',
  components_site_headings: 'title text',
  components_site_open_graphs: 'ogTitle ogDescription ogImage ogUrl',
  components_site_page_intros: 'title text metaTitle metaDescription',
  components_site_reasons: 'title text icon',
  components_site_seos: 'metaTitle metaDescription openGraph',
  components_site_slides: 'title text image linkLabel linkPath',
  components_site_social_links: 'platform url',
  components_site_stats: 'value label image',
  components_site_who_we_ares: 'title text image stats',
};
