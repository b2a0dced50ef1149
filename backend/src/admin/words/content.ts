/** Lists and forms of the editor in Arabic: what Strapi says in English alone. */
const WORDS: Readonly<Record<string, string>> = {
  'actions.clone.error': 'لم تُنسخ.',
  'actions.delete.error': 'لم يُحذف.',
  'actions.edit.error': 'لم يُفتح للتعديل.',
  'actions.copy-documentId.success': 'نُسخ الرقم الداخلي',
  'actions.unpublish.error': 'لم يُزل من الموقع.',
  'actions-drawer.open': 'افتح إجراءات أخرى',
  'actions-drawer.close': 'أغلق الإجراءات الأخرى',
  'ListViewTable.relation-loaded': 'ظهرت الارتباطات',
  'ListViewTable.relation-loading': 'جارٍ تحميل الارتباطات',
  'ListViewTable.relation-more': 'لهذا الارتباط أكثر مما يظهر',
  'components.ListViewTable.row-line': 'السطر {number}',
  'components.DynamicZone.extra-components':
    '{number, plural, zero {لا أجزاء أخرى} one {جزء آخر} two {جزآن آخران} few {# أجزاء أخرى} many {# جزءًا آخر} other {# جزء آخر}}',
  'components.DynamicZone.unknown-component': 'جزء غير معروف',
  'components.DynamicZone.move-up': 'حرّك إلى أعلى',
  'components.DynamicZone.move-down': 'حرّك إلى أسفل',
  'components.Filters.usersSelect.label': 'ابحث عن شخص للتصفية به',
  'components.RelationInputModal.confirmation-message':
    'لم تُحفظ بعض التعديلات. إن أغلقت هذا المرتبط فقدتها. هل تريد إغلاقه؟',
  'bulk-publish.already-published': 'منشور بالفعل',
  'bulk-publish.modified': 'تعديلات جاهزة للنشر',
  'bulk-publish.waiting-for-action': 'يحتاج إلى تصحيح',
  'bulk-publish.edit': 'تعديل',
  'bulk-unpublish.already-unpublished': 'ليس على الموقع',
  'containers.edit.information.last-published.value':
    '{time}{isAnonymous, select, true {} other {، بواسطة {author}}}',
  'containers.edit.information.last-draft.value':
    '{time}{isAnonymous, select, true {} other {، بواسطة {author}}}',
  'containers.edit.information.document.value':
    '{time}{isAnonymous, select, true {} other {، بواسطة {author}}}',
  'containers.edit.information.documentId.label': 'الرقم الداخلي',
  'containers.EditView.publishHint': 'للنشر: Ctrl / Cmd + Shift + Enter',
  'containers.EditView.saveHint': 'للحفظ: Ctrl / Cmd + Enter',
  'containers.List.statusFilter.publishedModified': 'منشور وعُدّل بعدها',
  'containers.List.statusFilter.publishedUnmodified': 'منشور كما هو',
  'containers.list.items':
    '{number, plural, zero {لا شيء} one {واحد} two {اثنان} few {# مداخل} many {# مدخلًا} other {# مدخل}}',
  'containers.list.selectedEntriesModal.title': 'نشر ما اختير',
  'containers.list.selectedEntriesModal.selectedCount.publish':
    'منشور بالفعل: <b>{publishedCount}</b>. جاهز للنشر: <b>{draftCount}</b>. يحتاج إلى تصحيح: <b>{withErrorsCount}</b>.',
  'containers.list.selectedEntriesModal.selectedCount.unpublish':
    'ليس على الموقع: <b>{draftCount}</b>. جاهز للإزالة من الموقع: <b>{publishedCount}</b>.',
  'containers.list.autoCloneModal.header': 'نسخ',
  'containers.list.autoCloneModal.title': 'لا يمكن نسخ هذا كما هو.',
  'containers.list.autoCloneModal.description': 'تُنشأ نسخة بالمحتوى نفسه، وعليك تغيير هذه الحقول لتحفظها.',
  'containers.list.autoCloneModal.create': 'أنشئ',
  'containers.list.autoCloneModal.error.unique': 'لا تتكرر القيمة في حقل لا يقبل التكرار.',
  'containers.list.autoCloneModal.error.relation': 'قد ينزع النسخ هذا الارتباط من الأصل.',
  'containers.list-settings.modal-form.label': 'تعديل {fieldName}',
  'containers.list-settings.modal-form.error': 'تعذر فتح النموذج.',
  'containers.edit-settings.modal-form.error': 'تعذر فتح النموذج.',
  'containers.edit-settings.modal-form.label': 'الاسم',
  'containers.edit-settings.modal-form.description': 'الوصف',
  'containers.edit-settings.modal-form.placeholder': 'نص الحقل الفارغ',
  'containers.edit-settings.modal-form.mainField': 'عنوان المدخل',
  'containers.edit-settings.modal-form.mainField.hint': 'الحقل الذي يظهر في النموذج وفي القائمة',
  'containers.edit-settings.modal-form.editable': 'حقل قابل للتعديل',
  'containers.edit-settings.modal-form.size': 'الحجم',
  'containers.SettingPage.editSettings.relationOpenMode': 'فتح المرتبط',
  'containers.SettingPage.editSettings.relationOpenMode.description': 'كيف يُفتح المرتبط عند الضغط عليه',
  'containers.SettingPage.editSettings.relationOpenMode.modal': 'في نافذة (المعتاد)',
  'containers.SettingPage.editSettings.relationOpenMode.newTab': 'في صفحة جديدة',
  'containers.SettingPage.editSettings.relationOpenMode.page': 'في مكان هذه الصفحة',
  'containers.empty-label': 'بلا عنوان',
  'dnd.cancel-item': 'تُرك {item}، وبقي الترتيب كما كان.',
  'dnd.drop-item': 'وُضع {item}. مكانه في القائمة: {position}.',
  'dnd.grab-item':
    'أُمسك {item}. مكانه في القائمة: {position}. السهم إلى أعلى أو إلى أسفل يغيّر المكان، والمسافة تضعه، وEscape يلغي.',
  'error.records.fetch-draft-relatons': 'تعذر معرفة ما يرتبط بهذا ولم يُنشر بعد.',
  'permissions.not-allowed.locale': 'ليس لديك إذن لرؤية هذا المحتوى بهذه اللغة',
  'popUpWarning.bodyMessage.contentType.publish.all': 'هل تريد نشر ما اخترته؟',
  'popUpWarning.bodyMessage.contentType.unpublish.all': 'هل تريد إزالة ما اخترته من الموقع؟',
  'popUpWarning.warning.has-draft-relations.message':
    'يرتبط هذا بما لم يُنشر بعد ({count})، ولن يكون ذلك في النسخة المنشورة.',
  'popUpWarning.warning.has-draft-m2m-relations.message':
    'يرتبط هذا بما لم يُنشر بعد ({count})، وسيظهر على الموقع حين يُنشر.',
  'popUpWarning.warning.has-draft-m2m-relations.additional':
    'وتقود ارتباطات أخرى ({count}) إلى مسودات تظهر حين تُنشر.',
  'popUpwarning.warning.bulk-has-draft-relations.message':
    '<b>لم يُنشر بعد {count} من المرتبط بما اخترته ({entities})</b>، وقد لا يظهر كما تتوقع. ',
  'preview.panel.button-configuration': 'إعداد المعاينة',
  'preview.page-title': 'معاينة {contentType}',
  'preview.copy.label': 'انسخ رابط المعاينة',
  'preview.copy.success': 'نُسخ رابط المعاينة',
  'preview.tabs.label': 'النسخة المعروضة',
  'preview.content.close-editor': 'أغلق النموذج',
  'preview.content.open-editor': 'افتح النموذج',
  'preview.device.select': 'اختر الجهاز',
  'preview.device.desktop': 'حاسوب',
  'preview.device.mobile': 'هاتف',
  'preview.info.single-click-hint': 'اضغط مرتين للتعديل',
  'preview.error.invalid-field-path': 'لم يوجد هذا الحقل هنا',
  'preview.error.relations-not-handled': 'لا يُعدّل المرتبط من المعاينة.',
  'preview.error.incomplete-strapi-source': 'لا يمكن تعديل هذا الحقل من المعاينة',
  'preview.error.different-document': 'هذا الحقل من مدخل آخر',
  'preview.error.script-failed': 'تعذر تشغيل التعديل من المعاينة.',
  'relation.error-adding-relation': 'لم يُضف الارتباط.',
  'success.record.clone': 'نُسخ',
  'utils.data-loaded':
    '{number, plural, zero {لا شيء} one {ظهر المدخل} two {ظهر المدخلان} other {ظهرت المداخل}}',
  'listView.validation.errors.title': 'يلزم تصحيح',
  'listView.validation.errors.message':
    'تأكد من صحة الحقول كلها قبل النشر: المطلوب منها، وعدد الحروف، وغير ذلك.',
  'validation.error.unreadable-required-field':
    'لا تسمح لك صلاحياتك برؤية بعض الحقول المطلوبة. اطلب ذلك من المدير.',
  'widget.chart-entries.count.label':
    '{count, plural, zero {لا شيء} one {مدخل} two {مدخلان} few {مداخل} many {مدخلًا} other {مدخل}}',
};

export const CONTENT_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WORDS).map(([key, words]) => [`content-manager.${key}`, words]),
);
